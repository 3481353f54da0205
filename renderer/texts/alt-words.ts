/** The name of a picture's file, as programs and cameras give it. */
const FILE = /^[^\s/\\]+(?: ?\(\d+\))?\.(?:jpe?g|png|gif|svg|webp|avif|heic|tiff?|bmp)$/i;
const CAMERA = /^(?:IMG|DSC[NF]?|PXL|P|MVIMG|Screenshot|Bildschirmfoto)[-_ ]?\d{3,}[\d_-]*$/;

/** Whether what is to be said of a picture says what its file is called. */
export const isFileName = (alt: string): boolean => FILE.test(alt.trim()) || CAMERA.test(alt.trim());

/** The names of options and fields that say what a picture shows. */
export const isAltName = (name: string | number | undefined): boolean =>
  typeof name === "string" && /^alt$|[a-z]Alt$/.test(name);
