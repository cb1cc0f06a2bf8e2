import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { fileUrl } from '#contracts/files/file-types.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Commands } from '#kernel/commands/commands.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import { streamsAsOf } from '#kernel/event-store/reading/streams-as-of.ts';
import type { Files } from '#kernel/files/files.ts';
import type { Destination } from '#kernel/outbox/destination.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import { providedBy } from '#projections/all.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { askCarrier } from '../aggregates/carriers/carrier-hub.ts';
import { carrierHookPath, serveCarrierHooks } from '../carriers/hooks/serve-carrier-hooks.ts';
import { parcelHub } from '../carriers/parcel-hub/parcel-hub.ts';
import { openTransport } from '../channels/kernel/transport.ts';
import type { Config } from '../config.ts';
import { carrierDestination } from '../labels/carriers/carrier-destination.ts';
import { carrierLabels, inventedLabels, noLabels, type LabelSource } from '../labels/shipping/label-source.ts';

export interface Carriers {
  labelSource: LabelSource;
  destinations: readonly Destination[];
  /** Opens where the hub tells of parcels. */
  register(app: FastifyInstance): Promise<void>;
  /** Has the hub tell of parcels, once the portal can be reached. */
  listen(): Promise<void>;
  close(): Promise<void>;
}

interface Given {
  config: Pick<Config, 'demo' | 'carriers'>;
  pool: Pool;
  log: EventLog;
  commands: Commands;
  files: Pick<Files, 'keepMade'>;
  outbox: Pick<Outbox, 'enqueue'>;
  clock: Clock;
  /** Where the hub reaches this portal. */
  publicUrl: () => string;
  onError: (failure: unknown) => void;
}

/** Who sells labels: the carriers behind the hub that is named; without one nobody does, but in the demo. */
export const openCarriers = ({ config, pool, log, commands, files, outbox, clock, publicUrl, onError }: Given): Carriers => {
  const settings = config.carriers.hub;
  if (!settings) {
    const nothing = async (): Promise<void> => {};
    return { labelSource: config.demo ? inventedLabels : noLabels, destinations: [], register: nothing, listen: nothing, close: nothing };
  }
  const transport = openTransport();
  const hub = parcelHub(settings, transport);
  const db = kyselyOn<ReadTables>(pool);
  const { labelUnder, ordersUnder } = providedBy(db, streamsAsOf(db));
  const keepLabel = async (file: Buffer, { labelNo, shopId }: { labelNo: string; shopId: number }): Promise<string> => {
    const about = { accountId: 'carriers', shopId, contentType: 'application/pdf', name: `${labelNo}.pdf` };
    return fileUrl(await files.keepMade(file, about), 'pdf');
  };
  const heard = async ({ logNo }: { logNo: string }): Promise<void> => {
    const labelNo = await labelUnder(logNo);
    if (labelNo !== undefined) await outbox.enqueue(askCarrier(labelNo));
  };
  return {
    labelSource: carrierLabels(hub),
    destinations: [carrierDestination({ hub, log, commands, clock, keepLabel, ordersUnder })],
    register: async (app) => void (await app.register(serveCarrierHooks({ hub, heard }))),
    async listen() {
      const answer = await hub.listen(`${publicUrl()}${carrierHookPath}`);
      // Parcels are asked about all the same, only later.
      if (answer.kind !== 'heard') onError(new Error(`The carriers' hub does not tell of parcels: ${answer.reason}.`));
    },
    close: transport.close,
  };
};
