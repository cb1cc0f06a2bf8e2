import { readFile } from 'node:fs/promises';
import { median } from '#tests/bench/figure.ts';

/** What a process holds in memory, in MB. */
const residentOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) / 1024;
};

/** Reads along how much memory a process holds. */
export const memoryOf = (pid: number) => {
  const readings: number[] = [];
  return {
    read: async (): Promise<void> => void readings.push(await residentOf(pid)),
    /** Of the second quarter of the readings, when it has warmed up, and of the last. */
    growth(): { start: number; end: number } {
      const quarter = Math.ceil(readings.length / 4);
      return { start: median(readings.slice(quarter, 2 * quarter)), end: median(readings.slice(-quarter)) };
    },
  };
};
