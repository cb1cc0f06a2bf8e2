import { dayIn, nextDay, startOfDay } from '#contracts/kernel/lists/date-range.ts';
import type { StoredGoods } from '#contracts/storage/storage-nights.ts';
import { accrueStorage } from '#services/storage/accrue-storage.ts';
import { minutesAfter } from '../engine/calendar.ts';
import type { Story } from '../engine/timeline.ts';
import type { Demo } from './demo.ts';

/** Storage is charged from the first day on, when each day has ended in its warehouse. */
export const storageNights = ({ line, stage }: Pick<Demo, 'line' | 'stage'>, goods: StoredGoods, timeZones: readonly string[]): void => {
  const accrue = () => accrueStorage({ goods, run: (handle) => stage.run('storage-accrual', handle), now: stage.clock.now() });
  const begin = stage.clock.now();
  line.once(begin, accrue);
  for (const timeZone of timeZones) line.begin(endOfDay(begin, timeZone), nightly(timeZone));

  async function* nightly(timeZone: string): Story {
    for (;;) {
      await accrue();
      yield endOfDay(stage.clock.now(), timeZone);
    }
  }
};

const endOfDay = (moment: Date, timeZone: string): Date => minutesAfter(startOfDay(nextDay(dayIn(moment, timeZone)), timeZone), 11);
