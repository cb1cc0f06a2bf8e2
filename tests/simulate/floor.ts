import { anyOf, rarely, type Job } from './job.ts';
import type { Duty } from './people.ts';
import { arrive, arriveUnclaimed, checkInbound, receive } from './receiving.ts';
import { assign, pack, pick, reportException, resume, ship, undoPick } from './shipping.ts';
import { inspect, move, receiveReturn, shelve } from './storing.ts';

type FloorDuty = Exclude<Duty, 'seller' | 'reviewer' | 'everything'>;

export const floorDays: Record<FloorDuty, Job> = {
  receiver: anyOf([
    [3, arrive],
    [8, receive],
    [2, checkInbound],
    [1, rarely(0.05, arriveUnclaimed)],
  ]),
  inspector: inspect,
  shelver: anyOf([
    [8, shelve],
    [1, rarely(0.2, move)],
  ]),
  picker: anyOf([
    [12, pick],
    [1, rarely(0.1, undoPick)],
  ]),
  packer: anyOf([
    [1, pack],
    [1, ship],
  ]),
  returnsClerk: anyOf([
    [3, inspect],
    [1, rarely(0.1, receiveReturn)],
  ]),
  floorLead: anyOf([
    [3, assign],
    [2, resume],
    [2, inspect],
    [2, shelve],
    [2, pack],
    [2, ship],
    [1, rarely(0.02, reportException)],
  ]),
};
