import { area } from '#kernel/area.ts';
import { ticketRoute, type Tickets } from './tickets.ts';

export const liveArea = area({
  queries: ({ tickets }: { tickets: Tickets }) => [ticketRoute(tickets)],
});
