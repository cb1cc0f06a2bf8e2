import type { BoardCard } from '#contracts/tasks/task-board-queries.ts';
import { listStaff } from '#contracts/reference/reference-queries.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { useRead } from '#web/api/use-read.ts';

type Person = DataOf<typeof listStaff>[number];
type Place = Pick<BoardCard, 'zones'> | undefined;

const shown = 8;

/** Who could take the work: those nearest to its shelf, then those with the least to do. */
export const inReach = (staff: readonly Person[], card: Place, text: string): Person[] => {
  const wanted = text.trim().toLowerCase();
  const zone = card?.zones[0];
  return staff
    .filter(({ name, ename }) => `${name} ${ename}`.toLowerCase().includes(wanted))
    .sort((a, b) => Number(b.zone === zone) - Number(a.zone === zone) || a.openItems - b.openItems)
    .slice(0, shown);
};

export const usePeople = (warehouseId: string, card: Place, text: string) => {
  const { data: staff = [], isPending, error } = useRead(listStaff, { wareId: warehouseId }, { quiet: true });
  return { people: inReach(staff, card, text), isPending, error };
};
