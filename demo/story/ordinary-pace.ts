import { minutesAfter } from '../engine/calendar.ts';
import type { Demo } from './demo.ts';
import type { Outbound, Pace } from './orders/floor.ts';

/** How the floor works through an order on an ordinary day: at once if people are there, otherwise the next morning. */
export const ordinaryPace =
  (demo: Demo) =>
  ({ warehouseId, pieces }: Outbound): Pace => {
    const { random, stage, crew, calendars } = demo;
    const calendar = calendars[warehouseId]!;
    const assignAt = calendar.atWork(minutesAfter(stage.clock.now(), random.between(3, 30)));
    const pickFrom = minutesAfter(assignAt, random.between(4, 40));
    const minutesPerPick = 0.8 + random.next() * 1.1;
    const packAt = minutesAfter(pickFrom, pieces.length * minutesPerPick * 1.1 + random.between(6, 40));
    return {
      operator: crew.onDuty('picker', warehouseId),
      assignAt,
      pickFrom,
      minutesPerPick,
      // A piece that cannot be found, once in a while.
      shorts: pieces.length > 2 && random.chance(0.03) ? 1 : 0,
      packAt,
      parcels: pieces.length > 9 ? 2 : 1,
      shipAt: minutesAfter(packAt, random.between(12, 100)),
    };
  };
