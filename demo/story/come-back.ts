import { receiveReturnRoute } from '#services/returns/receive-return.ts';
import type { Story } from '../engine/timeline.ts';
import type { Demo } from './demo.ts';
import { putAway, type Arrived } from './put-away.ts';
import type { Piece } from './stock.ts';

/** Few buyers send goods back: about one parcel in thirty. */
const share = 0.034;

/** A shipped piece comes back and begins again under a new ONE ID. */
export async function* comesBack(demo: Demo, shipped: readonly Piece[]): Story {
  const { stage, crew, random } = demo;
  if (!random.chance(share)) return;
  const { warehouseId, shopId } = shipped[0]!;
  yield demo.calendars[warehouseId]!.atWork(stage.clock.now());
  const piece = random.pick(shipped);
  const clerk = crew.onDuty('returnsClerk', warehouseId);
  const { units } = await stage.act(clerk, receiveReturnRoute, {
    warehouseId,
    logNo: demo.carriers.logNo(demo.carriers.carrierFrom(warehouseId)),
    units: [{ oneId: piece.oneId, condition: 'intact', photos: [] }],
    reason: random.pick(['Buyer changed their mind', 'Wrong size', 'Undeliverable', 'Refused at the door']),
  });
  yield demo.calendars[warehouseId]!.atWork(new Date(stage.clock.now().getTime() + 25 * 60_000));
  const arrived: Arrived[] = units.map(({ oneId }) => ({ oneId, sku: piece.sku, size: piece.size, shopId, warehouseId, damaged: false }));
  yield* putAway(demo, arrived);
}
