import { describe, it } from 'vitest';
import { usualPlan, type Shift } from '#contracts/floor/shift-plan.ts';
import { specification } from '#tests/support/given.ts';
import { losAngeles } from '../aggregates/reference-examples.ts';
import { shiftPlanStream } from '../aggregates/shift-plan/shift-plan.ts';
import { warehouseStream } from '../aggregates/warehouse/warehouse.ts';
import { setShiftPlan } from './set-shift-plan.ts';

const setting = specification(setShiftPlan, (given, { body: { warehouseId } }) => ({
  plan: given.one(shiftPlanStream, warehouseId),
  warehouse: given.one(warehouseStream, warehouseId),
}));
const planned = (shifts: readonly Shift[]) => ({ body: { ...usualPlan, warehouseId: 'LAX', shifts: [...shifts] } });

describe('Rule: the plan of a warehouse is set as a whole', () => {
  it('with its deadlines and targets', () => {
    const body = { ...planned(usualPlan.shifts).body, targets: { ...usualPlan.targets, inspect: 300 } };
    setting.given(losAngeles).when({ body }).then({ id: 'LAX', type: 'ShiftPlanSet', data: body });
  });

  it('where there is such a warehouse', () => {
    setting.given().when(planned(usualPlan.shifts)).thenRejected('WarehouseUnknown', { field: 'warehouseId' });
  });
});

describe('Rule: what is done belongs to one shift', () => {
  const accepted: Shift[][] = [
    [{ from: '08:00', to: '17:00' }],
    [{ from: '06:00', to: '06:00' }],
    [
      { from: '06:00', to: '14:00' },
      { from: '15:00', to: '23:00' },
    ],
    [
      { from: '07:00', to: '19:00' },
      { from: '19:00', to: '07:00' },
    ],
  ];
  it.each(accepted.map((shifts) => ({ shifts })))('as of $shifts', ({ shifts }) => {
    setting.given(losAngeles).when(planned(shifts)).then({ id: 'LAX', type: 'ShiftPlanSet' });
  });

  const refused: [Shift[], string][] = [
    [
      [
        { from: '06:00', to: '14:30' },
        { from: '14:00', to: '22:00' },
      ],
      'shifts.0.to',
    ],
    [
      [
        { from: '14:00', to: '22:00' },
        { from: '06:00', to: '14:00' },
      ],
      'shifts.0.to',
    ],
    [
      [
        { from: '06:00', to: '18:00' },
        { from: '18:00', to: '07:00' },
      ],
      'shifts.1.to',
    ],
  ];
  it.each(refused)('and not to two: %j', (shifts, field) => {
    setting.given(losAngeles).when(planned(shifts)).thenRejected('ShiftsOverlap', { field });
  });
});
