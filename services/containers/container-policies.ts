import type { ContainerState } from '#contracts/containers/container-events.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { statesInStock } from '#contracts/item/item-states.ts';
import { worksIn } from '#contracts/kernel/access/row-scope.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { CommandOutcome } from '#kernel/commands/commands.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { stateAfter } from '#kernel/commands/loaded.ts';
import type { Item } from '../aggregates/item/item.ts';
import { containerStream, type Container, type LoadedContainer } from '../aggregates/container/container.ts';

const at = { field: 'containerId' };

/** It is in use, where the viewer works. */
export const requireContainer = (viewer: Viewer, { status, warehouseId, containerId }: Container): Rejection | undefined => {
  if (status === undefined || !worksIn(viewer, warehouseId)) return reject('ContainerUnknown', at);
  return status === 'retired' ? reject('ContainerRetired', { ...at, params: { containerId: formatOneId(containerId) } }) : undefined;
};

/** Whether an item is in the container still: it has not been picked, moved or missed since it was put there. */
export const isIn = ({ contents, shelfId }: Container, item: Item): boolean =>
  contents.includes(item.oneId) && item.shelfId === shelfId && item.state !== undefined && statesInStock.includes(item.state);

interface Answer {
  containerId: string;
  state: ContainerState;
  shelfName: string;
  items: number;
}

/** How the container stands once the decision is appended. */
export const answered = (container: LoadedContainer, decision: Decision): Rejection | CommandOutcome<Answer> => {
  if (isRejection(decision)) return decision;
  const { containerId, status, shelfName, contents } = stateAfter(containerStream, container, decision);
  const state = status === 'retired' ? 'retired' : contents.length > 0 ? 'filled' : 'empty';
  return { decision, answer: { containerId, state, shelfName, items: contents.length } };
};
