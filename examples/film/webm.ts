/** One compressed picture of a film. */
export interface Frame {
  data: Uint8Array;
  /** It can be shown without the ones before. */
  isKey: boolean;
  /** Milliseconds from the start. */
  at: number;
}

/** Puts compressed pictures into a WebM file. @see https://www.matroska.org/technical/elements.html */
export function webm(
  frames: readonly Frame[],
  film: { width: number; height: number; length: number },
): Buffer {
  const header = element(0x1a45dfa3, [
    element(0x4282, Buffer.from("webm")),
    element(0x4287, number(4)),
    element(0x4285, number(2)),
  ]);
  const info = element(0x1549a966, [
    element(0x2ad7b1, number(1_000_000)),
    element(0x4489, float(film.length)),
    element(0x4d80, Buffer.from("yaml-site")),
    element(0x5741, Buffer.from("yaml-site")),
  ]);
  const track = element(0x1654ae6b, [
    element(0xae, [
      element(0xd7, number(1)),
      element(0x73c5, number(1)),
      element(0x83, number(1)),
      element(0x86, Buffer.from("V_VP9")),
      element(0xe0, [element(0xb0, number(film.width)), element(0xba, number(film.height))]),
    ]),
  ]);
  return Buffer.concat([header, element(0x18538067, [info, track, ...clusters(frames)])]);
}

/** A new cluster begins with each picture that stands by itself: places inside one are counted in 16 bits. */
function clusters(frames: readonly Frame[]): Buffer[] {
  const groups: Frame[][] = [];
  for (const frame of frames) {
    if (frame.isKey) groups.push([]);
    groups.at(-1)?.push(frame);
  }
  return groups.map((group) => {
    const start = group[0]?.at ?? 0;
    return element(0x1f43b675, [
      element(0xe7, number(start)),
      ...group.map(({ data, isKey, at }) => {
        const head = Buffer.from([0x81, 0, 0, isKey ? 0x80 : 0]);
        head.writeInt16BE(at - start, 1);
        return element(0xa3, Buffer.concat([head, data]));
      }),
    ]);
  });
}

function element(id: number, content: Buffer | readonly Buffer[]): Buffer {
  const body = Buffer.isBuffer(content) ? content : Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([number(id), size, body]);
}

/** As few bytes as it needs. */
function number(value: number): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, "hex");
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}
