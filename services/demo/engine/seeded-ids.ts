import type { Clock } from '../../kernel/clock.ts';
import type { NewIds } from '../../kernel/ids.ts';
import type { Random } from '../random.ts';

const hex = (value: number, width: number): string => value.toString(16).padStart(width, '0');

/** Version 7 UUIDs whose time is the clock's and whose rest is the seed's; ascending within a millisecond. */
export const seededIds = (clock: Clock, random: Random): NewIds => {
  let last = 0;
  let counter = 0;
  return {
    eventId: () => {
      const now = clock.now().getTime();
      counter = now === last ? counter + 1 : 0;
      last = now;
      const time = hex(now, 12);
      const tail = hex(0x8000 + random.below(0x4000), 4);
      const node = hex(random.below(2 ** 24), 6) + hex(random.below(2 ** 24), 6);
      const high = hex(counter % 4096, 3);
      return `${time.slice(0, 8)}-${time.slice(8)}-7${high}-${tail}-${node}`;
    },
  };
};
