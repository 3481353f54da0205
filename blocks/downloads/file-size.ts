const STEPS = ["bytes", "KB", "MB", "GB"];

/** A size as people read it: `840 bytes`, `12 KB`, `1.4 MB`; thousands are 1,000, as file managers count. */
export function fileSize(bytes: number): string {
  let size = bytes;
  let step = 0;
  while (size >= 999.5 && step < STEPS.length - 1) {
    size /= 1000;
    step += 1;
  }
  const digits = step > 1 && size < 9.95 ? 1 : 0;
  return `${size.toFixed(digits)} ${STEPS[step]}`;
}
