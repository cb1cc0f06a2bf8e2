import type { FastifyInstance } from 'fastify';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { BrowserError } from '#contracts/system/report-browser-error.ts';
import type { LogNotice } from '#kernel/bus/notices.ts';
import type { Commands } from '#kernel/commands/commands.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import type { Delivery } from '#kernel/outbox/outbox-lane.ts';
import type { CommandEnd } from '#kernel/http/calls/run-command.ts';

/** Looks on as a node works. What it is handed works on as before. Moments are those of `performance.now()`. */
export interface Observer {
  /** Of the routes that are opened from now on. */
  ofCalls(app: FastifyInstance): void;
  ofCommands(commands: Commands): Commands;
  ofLog(log: EventLog): EventLog;
  /** Told how each command over HTTP ended. */
  commandEnded(command: string, end: CommandEnd): void;
  /** Told of each batch that a sum took in on this node. */
  processed(batch: { projection: string; events: readonly RecordedEvent[]; began: number }): void;
  /** Told of what this node hears of the log. */
  heard(notices: readonly LogNotice[]): void;
  /** Told of what the sockets were told. */
  dispatched(notices: readonly LogNotice[], began: number): void;
  /** Told of what browsers reported. */
  browserFailed(error: Pick<BrowserError, 'route' | 'version'>): void;
  /** Told of an attempt of a process that failed on this node. */
  processFailed(process: string, isGivenUp: boolean): void;
  /** Told how a delivery by this node ended. */
  delivered(destination: string, delivery: Delivery): void;
}

/** Several as one; each looks on for what it likes. */
export const observers = (...all: readonly Partial<Observer>[]): Observer => ({
  ofCalls: (app) => all.forEach((one) => one.ofCalls?.(app)),
  ofCommands: (commands) => all.reduce((watched, one) => one.ofCommands?.(watched) ?? watched, commands),
  ofLog: (log) => all.reduce((watched, one) => one.ofLog?.(watched) ?? watched, log),
  commandEnded: (command, end) => all.forEach((one) => one.commandEnded?.(command, end)),
  processed: (batch) => all.forEach((one) => one.processed?.(batch)),
  heard: (notices) => all.forEach((one) => one.heard?.(notices)),
  dispatched: (notices, began) => all.forEach((one) => one.dispatched?.(notices, began)),
  browserFailed: (error) => all.forEach((one) => one.browserFailed?.(error)),
  processFailed: (process, isGivenUp) => all.forEach((one) => one.processFailed?.(process, isGivenUp)),
  delivered: (destination, delivery) => all.forEach((one) => one.delivered?.(destination, delivery)),
});
