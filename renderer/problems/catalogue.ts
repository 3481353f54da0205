/** One kind of problem. */
export interface ProblemKind {
  severity: "error" | "warning";
}
export const catalogue: Record<string, ProblemKind> = {};
