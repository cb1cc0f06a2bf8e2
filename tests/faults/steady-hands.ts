import { setTimeout as sleep } from 'node:timers/promises';
import { createForecastEndpoint } from '#contracts/forecast/forecast-commands.ts';
import { callerOf, type Send } from '../simulate/caller.ts';
import { newNumber } from '../simulate/numbers.ts';
import type { Report } from '../simulate/report.ts';
import { callsOf } from '../support/portal-calls.ts';
import { product, warehouseId } from '../support/portal-goods.ts';

const hands = 4;
const pauseMs = 150;

/** People of the simulation look before each command; these do not, so that some command is under way whenever the blow falls. */
export const steadyHands = async (url: string, { send, report, until }: { send: Send; report: Report; until: AbortSignal }): Promise<void> => {
  const { token } = await callsOf(url, 'seller');
  const { act } = callerOf({ url, send, base: 'business', token }, report.note);
  const hand = async (): Promise<void> => {
    while (!until.aborted) {
      await act(createForecastEndpoint, { warehouseId, logNo: newNumber(), shippingType: 'express', lines: [{ ...product, quantity: 1 }] });
      await sleep(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
};
