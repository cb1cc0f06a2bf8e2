import { median } from '../bench/figure.ts';
import { residentMemory } from '../bench/resident-memory.ts';

/** Reads along how much memory a process holds. */
export const memoryOf = (pid: number) => {
  const readings: number[] = [];
  return {
    read: async (): Promise<void> => void readings.push(await residentMemory(pid)),
    /** Of the second quarter of the readings, when it has warmed up, and of the last. */
    growth(): { start: number; end: number } {
      const quarter = Math.ceil(readings.length / 4);
      return { start: median(readings.slice(quarter, 2 * quarter)), end: median(readings.slice(-quarter)) };
    },
  };
};
