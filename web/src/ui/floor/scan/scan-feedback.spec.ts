import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

/** Hertz, as they are played. */
let heard: number[];
let felt: number[][];
beforeEach(() => {
  [heard, felt] = [[], []];
});

vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('matchMedia', () => new EventTarget());
vi.stubGlobal('navigator', { languages: ['en'], vibrate: (shakes: number[]) => felt.push(shakes) });
vi.stubGlobal(
  'AudioContext',
  class {
    state = 'running';
    currentTime = 0;
  },
);
vi.stubGlobal(
  'OscillatorNode',
  class {
    constructor(_context: unknown, { frequency }: { frequency: number }) {
      heard.push(frequency);
    }
    connect = (next: unknown) => next;
    start = () => undefined;
    stop = () => undefined;
  },
);
vi.stubGlobal(
  'GainNode',
  class {
    gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    connect = (next: unknown) => next;
  },
);
const { giveFeedback } = await import('./scan-feedback.ts');
const { changeSettings } = await import('#web/browser/settings.ts');
afterAll(() => vi.unstubAllGlobals());

describe('Rule: a scan that worked and one that did not sound different', () => {
  it('one rises high, the other falls low, and the hand feels which', () => {
    giveFeedback('done');
    const [first = 0, second = 0] = heard;
    giveFeedback('wrong');
    const [third = 0, fourth = 0] = heard.slice(2);
    expect([second > first, third < first, fourth < third]).toEqual([true, true, true]);
    expect(felt[0]).not.toEqual(felt[1]);
  });

  it('and is felt alone where the person wants no sound', () => {
    changeSettings({ sound: false });
    giveFeedback('wrong');
    expect([heard, felt.length]).toEqual([[], 1]);
  });
});
