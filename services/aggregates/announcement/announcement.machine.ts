import { setup } from 'xstate';
import type { AnnouncementEvent } from '#contracts/announcements/announcement-events.ts';
import type { AnnouncementState } from '#contracts/announcements/announcement-states.ts';
import { stateMachine, unguarded } from '#kernel/machines/state-machine.ts';

const machine = setup({ types: { events: {} as AnnouncementEvent } }).createMachine({
  id: 'announcement',
  initial: 'absent',
  states: {
    absent: { on: { AnnouncementWritten: 'draft' } },
    draft: {
      on: {
        AnnouncementEdited: 'draft',
        AnnouncementScheduled: 'scheduled',
        AnnouncementPublished: 'published',
        AnnouncementRemoved: 'removed',
      },
    },
    scheduled: {
      on: {
        AnnouncementEdited: 'scheduled',
        AnnouncementScheduled: 'scheduled',
        AnnouncementPublished: 'published',
        AnnouncementWithdrawn: 'withdrawn',
      },
    },
    // What is read is withdrawn before it is deleted.
    published: { on: { AnnouncementEdited: 'published', AnnouncementWithdrawn: 'withdrawn' } },
    withdrawn: {
      on: {
        AnnouncementEdited: 'withdrawn',
        AnnouncementScheduled: 'scheduled',
        AnnouncementPublished: 'published',
        AnnouncementRemoved: 'removed',
      },
    },
    removed: {},
  },
});

export const announcementMachine = stateMachine<AnnouncementState | 'removed', AnnouncementEvent>(machine, unguarded);

/** Whether an announcement takes the event in its state. */
export const acceptsAnnouncementEvent = ({ state }: { state: AnnouncementState | undefined }, event: AnnouncementEvent): boolean =>
  announcementMachine.accepts(state, event, undefined);
