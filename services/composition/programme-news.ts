import { fileUrl } from '#contracts/files/file-types.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Commands, Handle } from '#kernel/commands/commands.ts';
import type { Files } from '#kernel/files/files.ts';
import type { WantedShipment } from '#projections/fulfilment/programme.ts';
import type { ProgrammeNews, ProgrammeShipment } from '../channels/drain/serve-programme.ts';
import type { Inbound } from '../channels/kernel/port.ts';
import { inboundCancelled, inboundCreated, inboundRefused, inboundSeen, type SeenItem } from '../fulfilment/follow-inbound.ts';

interface Needs {
  commands: Commands;
  files: Pick<Files, 'keepMade'>;
  clock: Clock;
  shipmentsWanted(accountId: string, wanted: readonly ProgrammeShipment['wanted'][]): Promise<WantedShipment[]>;
}

/** An item by where it stands in its shipment, whichever takes its place. */
const referenceOf = (shipmentNo: string, index: number): string => `${shipmentNo}-${index + 1}`;

const asked = ({ shipmentNo, wanted, displayNo, items, boxes, updatedAt }: WantedShipment): ProgrammeShipment => ({
  shipmentNo,
  wanted,
  displayNo,
  items: items.map(({ boxNo, sku, size, name, priceCents }, index) => ({
    reference: referenceOf(shipmentNo, index),
    boxNo,
    variant: { sku, size, name },
    priceCents,
  })),
  shippedBoxes: boxes.filter(({ shipped }) => shipped).map(({ boxNo }) => boxNo),
  updatedAt,
});

/** What is said of an item before its box has been scanned is known to the house already. */
const seenIn = (inbound: Inbound, { shipmentNo, items }: WantedShipment): SeenItem[] =>
  inbound.items.flatMap(({ reference, status, reason, externalId, priceCents }) => {
    const item = items.find((_, index) => referenceOf(shipmentNo, index) === reference);
    if (!item || status === undefined || status === 'expected' || status === 'shipped') return [];
    return [{ oneId: item.oneId, status, reason, externalId, priceCents }];
  });

/** Carries a channel's news of its programme to where shipments are. */
export const programmeNews = ({ commands, files, clock, shipmentsWanted }: Needs): ProgrammeNews => {
  const run = async (shipmentNo: string, handle: Handle<unknown>): Promise<void> => {
    const context = {
      actor: { accountId: 'channels', name: 'channels', terminal: 'system' as const },
      correlationId: `${shipmentNo} ${clock.now().toISOString()}`,
      causationId: shipmentNo,
    };
    const result = await commands.run(context, handle);
    if (result.kind === 'rejected') throw new Error(`News of the programme was refused: ${result.rejection.rejected}`);
  };
  /** As they were asked for last. */
  const known = new Map<string, WantedShipment>();
  return {
    async wanted(accountId, wanted) {
      const shipments = await shipmentsWanted(accountId, wanted);
      for (const shipment of shipments) known.set(shipment.shipmentNo, shipment);
      return shipments.map(asked);
    },
    async created(shipmentNo, { displayNo }, { manifest, labels }) {
      const { shopId } = known.get(shipmentNo)!;
      const keep = async (file: Buffer, name: string): Promise<string> =>
        fileUrl(await files.keepMade(file, { accountId: 'channels', shopId, contentType: 'application/pdf', name }), 'pdf');
      const manifestUrl = await keep(manifest, `manifest-${displayNo}.pdf`);
      const kept = [];
      for (const { boxNo, file, trackingNo: logNo, carrier } of labels) {
        kept.push({ boxNo, url: await keep(file, `label-${displayNo}-${boxNo}.pdf`), logNo, carrier });
      }
      await run(shipmentNo, inboundCreated(shipmentNo, { displayNo, manifestUrl, labels: kept }));
    },
    refused: (shipmentNo, code) => run(shipmentNo, inboundRefused(shipmentNo, code)),
    cancelled: (shipmentNo) => run(shipmentNo, inboundCancelled(shipmentNo)),
    async seen(shipmentNo, inbound) {
      const seen = seenIn(inbound, known.get(shipmentNo)!);
      if (seen.length > 0) await run(shipmentNo, inboundSeen(shipmentNo, seen));
    },
  };
};
