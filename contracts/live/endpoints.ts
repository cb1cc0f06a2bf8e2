import { openLiveTicket } from './tickets.ts';

export const liveEndpoints = [openLiveTicket];
