import type { Clock } from '#kernel/clock.ts';
import type { NewIds } from '#kernel/ids.ts';
import type { Random } from '../random.ts';

const hex = (value: number, width: number): string => value.toString(16).padStart(width, '0');
/** Three digits of every number there may be. */
const threeDigits = Array.from({ length: 4096 }, (_, value) => hex(value, 3));
const sixDigits = (value: number): string => threeDigits[value >> 12]! + threeDigits[value & 4095]!;

/** Version 7 UUIDs whose time is the clock's and whose rest is the seed's; ascending within a millisecond. */
export const seededIds = (clock: Clock, random: Random): NewIds => {
  let last = 0;
  let counter = 0;
  let time = '';
  return {
    eventId: () => {
      const now = clock.now().getTime();
      counter = now === last ? counter + 1 : 0;
      if (now !== last) time = hex(now, 12);
      last = now;
      const tail = random.below(0x4000);
      const node = sixDigits(random.below(2 ** 24)) + sixDigits(random.below(2 ** 24));
      return `${time.slice(0, 8)}-${time.slice(8)}-7${threeDigits[counter % 4096]}-${'89ab'[tail >> 12]}${threeDigits[tail & 4095]}-${node}`;
    },
  };
};
