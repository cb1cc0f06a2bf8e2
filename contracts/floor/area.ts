import { contract } from '../kernel/area.ts';
import type { Tags } from '../kernel/events/recorded-event.ts';
import { warehouseScope } from '../kernel/topics/topic-scopes.ts';
import { getFloorBoard } from './floor-board.ts';
import { floorRejections } from './floor-rejections.ts';
import { floorTopic } from './floor-topic.ts';
import { getShiftPlan, setShiftPlan } from './shift-plan.ts';
import { getShiftReport } from './shift-report.ts';

const ofWarehouse = (_: string, { warehouseId }: Tags): string[] => (warehouseId ? [floorTopic(warehouseId)] : []);

export const floorContract = contract({
  endpoints: [getFloorBoard, getShiftReport, getShiftPlan, setShiftPlan],
  rejections: floorRejections,
  topics: [
    {
      kind: 'floor',
      access: getFloorBoard.access,
      scope: warehouseScope,
      of: { item: ofWarehouse, order: ofWarehouse, package: ofWarehouse, repair: ofWarehouse, shiftplan: ofWarehouse },
    },
  ],
});
