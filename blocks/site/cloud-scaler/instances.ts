/** Share of the workload that one instance carries, in percent. */
const PER_INSTANCE = 20;

/** Price of one instance in US dollars per hour. */
const PRICE = 5;

/**
 * Instances that a workload takes.
 *
 * @param workload Percent, 0 to 100.
 * @returns At least one.
 */
export function instancesFor(workload: number): number {
  return Math.max(1, Math.ceil(workload / PER_INSTANCE));
}

/** Cost of so many instances in US dollars per hour. */
export function costPerHour(instances: number): number {
  return instances * PRICE;
}

/** Instances at full workload. */
export const MAX_INSTANCES = instancesFor(100);
