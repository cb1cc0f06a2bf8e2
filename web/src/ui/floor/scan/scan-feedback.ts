import { settings } from '#web/browser/settings.ts';

/** What a scan led to. Each differs to the ear and to the hand, not only to the eye. */
export type ScanFeedback = 'done' | 'notice' | 'wrong';

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds after the first. */
  at: number;
  /** Seconds. */
  length: number;
  wave: OscillatorType;
}

const tones: Readonly<Record<ScanFeedback, readonly Tone[]>> = {
  done: [
    { pitch: 1320, at: 0, length: 0.07, wave: 'sine' },
    { pitch: 1760, at: 0.07, length: 0.09, wave: 'sine' },
  ],
  notice: [
    { pitch: 880, at: 0, length: 0.09, wave: 'triangle' },
    { pitch: 880, at: 0.14, length: 0.09, wave: 'triangle' },
  ],
  wrong: [
    { pitch: 196, at: 0, length: 0.18, wave: 'square' },
    { pitch: 147, at: 0.2, length: 0.28, wave: 'square' },
  ],
};

/** Milliseconds of vibration and pause in turn. */
const shakes: Readonly<Record<ScanFeedback, readonly number[]>> = { done: [30], notice: [40, 60, 40], wrong: [160, 80, 160] };
const loudness = 0.18;

let audio: AudioContext | undefined;

export const giveFeedback = (kind: ScanFeedback): void => {
  navigator.vibrate?.([...shakes[kind]]);
  if (!settings.get().sound || !('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  // Browsers keep sound back until the page was touched once.
  if (audio.state === 'suspended') void audio.resume();
  for (const tone of tones[kind]) play(audio, tone);
};

const play = (context: AudioContext, { pitch, at, length, wave }: Tone): void => {
  const start = context.currentTime + at;
  const oscillator = new OscillatorNode(context, { type: wave, frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
};
