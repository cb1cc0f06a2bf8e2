import { contract } from '../kernel/area.ts';
import { listTopicsOf } from '../kernel/topics/list-topics.ts';
import { listScope } from '../kernel/topics/topic-scopes.ts';
import {
  createContainers,
  emptyContainer,
  fillContainer,
  moveContainer,
  noteContainerLabels,
  retireContainer,
  takeOutOfContainer,
} from './container-commands.ts';
import { getContainer, listContainers } from './container-queries.ts';
import { containerRejections } from './container-rejections.ts';

export const containersContract = contract({
  endpoints: [
    createContainers,
    noteContainerLabels,
    fillContainer,
    takeOutOfContainer,
    moveContainer,
    emptyContainer,
    retireContainer,
    listContainers,
    getContainer,
  ],
  rejections: containerRejections,
  topics: [{ kind: 'containers', access: listContainers.access, scope: listScope, of: { container: (_, tags) => listTopicsOf('containers', tags) } }],
});

declare module '../kernel/topics/list-topics.ts' {
  interface ListTopics {
    containers: true;
  }
}
