interface Size {
  width: number;
  height: number;
  /** Pictures a second. */
  rate: number;
  seconds: number;
}

interface Drawn {
  frames: { data: string; isKey: boolean; at: number }[];
  /** The last picture as PNG. All bytes in base 64. */
  still: string;
}

/**
 * Runs in the browser: draws a house on blueprint paper, line by line, and compresses it as VP9. Everything that it
 * needs is in it, because it is sent there as text.
 */
export async function drawFilm({ width, height, rate, seconds }: Size): Promise<Drawn> {
  type Line = { points: [number, number][]; color: string; thickness: number; from: number; to: number };
  const ink = "#f1f6ff";
  const red = "#ff8f6b";
  const lines: Line[] = [];
  let clock = 0.3;
  const draw = (points: [number, number][], lasts: number, color = ink, thickness = 2.5) => {
    lines.push({ points, color, thickness, from: clock, to: clock + lasts });
    clock += lasts * 0.82;
  };
  const arc = (x: number, y: number, radius: number, from: number, to: number) =>
    Array.from({ length: 60 }, (_, index): [number, number] => {
      const turn = from + ((to - from) * index) / 59;
      return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
    });
  draw(
    [
      [120, 430],
      [840, 430],
    ],
    0.7,
  );
  draw(
    [
      [250, 430],
      [250, 230],
      [480, 110],
      [710, 230],
      [710, 430],
    ],
    1.5,
  );
  draw(
    [
      [220, 246],
      [480, 110],
      [740, 246],
    ],
    0.6,
    ink,
    4,
  );
  draw(
    [
      [430, 430],
      [430, 310],
    ],
    0.25,
  );
  draw(arc(480, 310, 50, Math.PI, 2 * Math.PI), 0.5);
  draw(
    [
      [530, 310],
      [530, 430],
    ],
    0.25,
  );
  for (const x of [300, 590])
    draw(
      [
        [x, 290],
        [x + 70, 290],
        [x + 70, 360],
        [x, 360],
        [x, 290],
      ],
      0.5,
    );
  draw(arc(480, 205, 28, 0, 2 * Math.PI), 0.5, red, 3);
  draw(
    [
      [250, 468],
      [710, 468],
    ],
    0.4,
    red,
    1.5,
  );
  for (const x of [250, 710])
    draw(
      [
        [x - 7, 475],
        [x + 7, 461],
      ],
      0.15,
      red,
      2.5,
    );

  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws nothing.");
  const stroke = (points: readonly [number, number][], share: number) => {
    const last = (points.length - 1) * share;
    pen.beginPath();
    points.forEach(([x, y], index) => {
      if (index <= last) pen.lineTo(x, y);
    });
    const at = Math.floor(last);
    const [a, b] = [points[at], points[at + 1]];
    if (a && b) pen.lineTo(a[0] + (b[0] - a[0]) * (last - at), a[1] + (b[1] - a[1]) * (last - at));
    pen.stroke();
  };
  const paint = (time: number) => {
    pen.fillStyle = "#133772";
    pen.fillRect(0, 0, width, height);
    for (let at = 0; at <= width; at += 24) {
      pen.strokeStyle = at % 120 === 0 ? "#2f5596" : "#1f4584";
      pen.lineWidth = 1;
      stroke(
        [
          [at + 0.5, 0],
          [at + 0.5, height],
        ],
        1,
      );
      if (at <= height)
        stroke(
          [
            [0, at + 0.5],
            [width, at + 0.5],
          ],
          1,
        );
    }
    pen.lineCap = "round";
    pen.lineJoin = "round";
    for (const { points, color, thickness, from, to } of lines) {
      if (time <= from) continue;
      pen.strokeStyle = color;
      pen.lineWidth = thickness;
      const share = Math.min(1, (time - from) / (to - from));
      stroke(points, share * share * (3 - 2 * share));
    }
  };
  const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

  const frames: Drawn["frames"] = [];
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      frames.push({
        data: base64(bytes),
        isKey: chunk.type === "key",
        at: Math.round(chunk.timestamp / 1000),
      });
    },
    error(fault) {
      throw fault;
    },
  });
  encoder.configure({ codec: "vp09.00.30.08", width, height, bitrate: 300_000, framerate: rate });
  for (let number = 0; number < rate * seconds; number += 1) {
    paint(number / rate);
    const frame = new VideoFrame(canvas, { timestamp: Math.round((number * 1_000_000) / rate) });
    encoder.encode(frame, { keyFrame: number % (rate * 3) === 0 });
    frame.close();
    if (encoder.encodeQueueSize > 8) await new Promise((ready) => setTimeout(ready, 20));
  }
  await encoder.flush();
  return { frames, still: canvas.toDataURL("image/png").split(",")[1] ?? "" };
}
