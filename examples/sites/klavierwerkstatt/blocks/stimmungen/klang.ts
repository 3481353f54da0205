let context: AudioContext | undefined;

/** Strength of the overtones of a string that a hammer has struck. */
const OVERTONES = [0, 1, 0.5, 0.32, 0.2, 0.13, 0.09, 0.05];

/** Seconds until the tone is gone. */
const LENGTH = 4;

/** Plays tones together, as a piano would: at once there, and slowly gone. @param frequencies In hertz. */
export function strike(frequencies: readonly number[]): void {
  context ??= new AudioContext();
  void context.resume();
  const start = context.currentTime + 0.02;
  const wave = context.createPeriodicWave(new Float32Array(OVERTONES.length), new Float32Array(OVERTONES));
  for (const frequency of frequencies) {
    const string = context.createOscillator();
    string.setPeriodicWave(wave);
    string.frequency.value = frequency;
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.16, start + 0.012);
    loudness.gain.exponentialRampToValueAtTime(0.0008, start + LENGTH);
    string.connect(loudness).connect(context.destination);
    string.start(start);
    string.stop(start + LENGTH);
  }
}
