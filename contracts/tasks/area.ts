import { contract } from '../kernel/area.ts';
import { getTaskBoard, listBatches } from './task-board-queries.ts';

export const tasksContract = contract({
  endpoints: [getTaskBoard, listBatches],
});
