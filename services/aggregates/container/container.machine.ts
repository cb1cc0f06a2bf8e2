import { setup } from 'xstate';
import type { ContainerEvent, ContainerStatus } from '#contracts/containers/container-events.ts';
import { stateMachine, unguarded } from '#kernel/machines/state-machine.ts';

const machine = setup({ types: { events: {} as ContainerEvent } }).createMachine({
  id: 'container',
  initial: 'absent',
  states: {
    absent: { on: { ContainerCreated: 'inUse' } },
    inUse: {
      on: {
        ContainerLabelPrinted: 'inUse',
        ContainerFilled: 'inUse',
        ContainerItemTaken: 'inUse',
        ContainerMoved: 'inUse',
        ContainerEmptied: 'inUse',
        ContainerRetired: 'retired',
      },
    },
    retired: {},
  },
});

export const containerMachine = stateMachine<ContainerStatus, ContainerEvent>(machine, unguarded);
