import { openOutboundBatchRoute } from '#services/batches/open-outbound-batch.ts';
import { applyShipWithLabelRoute } from '#services/requests/apply/apply-ship-with-label.ts';
import { minutesAfter } from '#demo/engine/calendar.ts';
import type { Story } from '#demo/engine/timeline.ts';
import type { Demo } from '../demo.ts';
import { haveCardFee } from '../recharges.ts';
import { walkTheFloor, type Outbound, type Pace } from './floor.ts';
import { approve, ownerOf } from './review.ts';

export interface BatchPlan {
  warehouseId: string;
  orders: number;
  pace: (order: Outbound) => Pace;
  dueAt?: Date;
  /** When the batch is made; as soon as somebody is at work when absent. */
  openAt?: Date;
}

/** Small orders of several shops that one picker walks for at once. */
export async function* batchRun(demo: Demo, { warehouseId, orders, pace, dueAt, openAt }: BatchPlan): Story {
  const { stage, crew, random } = demo;
  const walked: Outbound[] = [];
  for (let i = 0; i < orders; i++) {
    const pieces = demo.reserve({ warehouseId, count: random.between(1, 4) });
    if (!pieces) continue;
    const oddNo = await apply(demo, pieces, dueAt);
    yield minutesAfter(stage.clock.now(), 2 + random.next() * 10);
    await approve(demo, oddNo);
    walked.push({ oddNo, warehouseId, pieces, labelled: true });
  }
  if (walked.length === 0) return;

  yield openAt ?? demo.calendars[warehouseId]!.atWork(minutesAfter(stage.clock.now(), 5));
  const first = pace(walked[0]!);
  const oddNos = walked.map(({ oddNo }) => oddNo);
  await stage.act(crew.onDuty('floorLead', warehouseId), openOutboundBatchRoute, { oddNos, operatorId: first.operator.accountId });
  for (const order of walked) {
    const own = pace(order);
    demo.line.begin(own.pickFrom ?? stage.clock.now(), walkTheFloor(demo, order, { ...own, operator: first.operator, assignAt: undefined }));
  }
}

const apply = async (demo: Demo, pieces: Outbound['pieces'], dueAt: Date | undefined): Promise<string> => {
  const { stage, carriers } = demo;
  const { shopId, warehouseId } = pieces[0]!;
  const owner = ownerOf(demo, shopId);
  const label = carriers.label(carriers.carrierFrom(warehouseId), owner, stage.clock.now());
  const oneIds = pieces.map(({ oneId }) => oneId);
  await haveCardFee(demo, 'shipWithLabel', pieces);
  return (
    await stage.act(owner, applyShipWithLabelRoute, { oneIds, label, dropship: false, ...(dueAt && { dueAt: dueAt.toISOString() }), remark: '' })
  ).oddNo;
};
