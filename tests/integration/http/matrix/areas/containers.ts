import { floorAndOffice } from '../answers.ts';
import type { Rows } from '../row.ts';
import type { TopicRows } from '../topic-row.ts';

export const rows: Rows = {
  createContainers: { ...floorAndOffice(), codes: ['300'] },
  noteContainerLabels: { ...floorAndOffice(), codes: ['300'] },
  fillContainer: { ...floorAndOffice(), codes: ['300'] },
  takeOutOfContainer: { ...floorAndOffice(), codes: ['300'] },
  moveContainer: { ...floorAndOffice(), codes: ['300'] },
  emptyContainer: { ...floorAndOffice(), codes: ['300'] },
  retireContainer: { ...floorAndOffice(), codes: ['300'] },
  listContainers: { ...floorAndOffice(200), codes: ['300'] },
  getContainer: { ...floorAndOffice(), codes: ['300'] },
};

/** Containers are of a warehouse; whoever reaches every shop may name one, and hears nothing under it. */
const officeLists = ['containers:all', 'containers:shop:7', 'containers:shop:1'];

export const topics: TopicRows = {
  containers: {
    of: () => ['containers:all', 'containers:warehouse:W1'],
    codes: { '300': officeLists },
  },
};
