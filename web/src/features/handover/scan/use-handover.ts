import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { getHandover, type Shipment } from '#contracts/outbound/handover.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import { shipOrderEndpoint } from '#contracts/outbound/packing.ts';
import { boardTopic } from '#contracts/tasks/board-topic.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { useRead } from '#web/api/use-read.ts';
import { useOutbox } from '#web/core/access/use-outbox.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import type { LastScanned } from '#web/ui/floor/page/last-scan.tsx';
import { useLastScan } from '#web/ui/floor/page/last-scans.ts';
import { giveFeedback } from '#web/ui/floor/scan/scan-feedback.ts';
import { useRejections } from '#web/ui/floor/steps/use-rejections.ts';
import { readWaybill, whyItStays } from './read-waybill.ts';

/** One scan after the other: what came of each stands in a list, and no wrong one stops the next. */
export type Scanned = Pick<LastScanned, 'tone' | 'title' | 'code' | 'what'>;

const kept = 30;

export const useHandover = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { warehouse } = useUser();
  const read = useRead(getHandover, { wareId: warehouse?.id });
  useLiveReads(warehouse && boardTopic(warehouse.id), getHandover);
  const outbox = useOutbox('handover', [getHandover, listOrders]);
  const [scans, setScans] = useState<readonly Scanned[]>([]);
  const [last, setLast] = useLastScan('handover');
  const pending = outbox.pending.map(({ body }) => String(body['oddNo']));

  const say = (scanned: Scanned): void => {
    setLast(scanned);
    setScans((before) => [scanned, ...before].slice(0, kept));
  };
  useRejections(outbox, (rejection) => {
    if (!rejection) return;
    outbox.dismiss(rejection.id);
    giveFeedback('wrong');
    say({ tone: 'refused', title: t('handover.refused'), code: rejection.code, what: rejection.message });
  });

  const ship = ({ oddNo, logNo, carrier, shopInfo }: Shipment): void => {
    outbox.enqueue(shipOrderEndpoint, { oddNo, ...(logNo !== null && { logNo }) });
    giveFeedback('done');
    say({ tone: 'done', title: t('handover.done', { carrier: carrier ?? '' }), code: logNo ?? oddNo, what: `${oddNo} · ${shopInfo.realname}` });
  };
  const lookUp = async (code: string): Promise<void> => {
    const found = await callEndpoint(listOrders, { query: { text: code, wareId: warehouse?.id, size: 20 }, pathname, quiet: true }).catch(
      () => undefined,
    );
    const why = found ? whyItStays(code, found.data) : 'unchecked';
    giveFeedback(why === 'already' ? 'notice' : 'wrong');
    say({ tone: why === 'already' ? 'waiting' : 'refused', title: t(`handover.${why}`), code });
  };
  const scan = (text: string): void => {
    const code = text.trim().toUpperCase();
    const left = read.data?.carriers.flatMap(({ shipments }) => shipments) ?? [];
    const scanned = readWaybill(code, { waiting: read.data?.waiting ?? [], left, pending });
    if (scanned === 'lookUp') return void lookUp(code);
    if ('ship' in scanned) return ship(scanned.ship);
    giveFeedback('notice');
    say({ tone: 'waiting', title: t('handover.already'), code, what: scanned.already.oddNo });
  };
  return { read, scans, last, scan, pending };
};
