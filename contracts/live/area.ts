import { contract } from '../kernel/area.ts';
import { openLiveTicket } from './tickets.ts';

export const liveContract = contract({
  endpoints: [openLiveTicket],
});
