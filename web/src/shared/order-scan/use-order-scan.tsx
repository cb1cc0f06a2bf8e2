import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import { orderStatus } from '#contracts/outbound/order-statuses.ts';
import type { OutboundStage } from '#contracts/outbound/order-events.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { mayRetry } from '#web/api/api-error.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { formatTime } from '#web/ui/text/formats.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { Question } from '#web/ui/floor/parts/choices.tsx';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import { signal } from '#web/ui/floor/scan/signals.ts';
import { useWrongScan } from '#web/ui/floor/scan/use-wrong-scan.ts';
import { useWrongCode } from '../inbound/use-wrong-code.ts';
import { lookUp } from '../inbound/look-up.ts';
import { meantOrders, type MeantOrders } from './meant-orders.ts';
import { toteOf } from './tote-code.ts';

/** As many as there are number keys. */
const MAX_CHOICES = 9;

interface Plan {
  stages: readonly OutboundStage[];
  open(order: OrderRow): void;
  /** Where a batch is one piece of work; elsewhere its orders are asked for. */
  openBatch?: (batchNo: string) => void;
  /** Says that no order has this number; without it the scan is refused here. */
  nothing?: (code: string) => void;
}

/** Opens an order of the warehouse by its number, its batch, its tracking number or a ONE ID in it. */
export const useOrderScan = ({ stages, open, openBatch, nothing }: Plan) => {
  const { t } = useTranslation();
  const words = useWords();
  const { warehouse } = useUser();
  const wrongCode = useWrongCode();
  const { wrong, refuse, clear, goOn } = useWrongScan();
  const [asked, setAsked] = useState<{ code: string; orders: readonly OrderRow[] }>();

  const choose = (order: OrderRow) => {
    setAsked(undefined);
    signal('done');
    open(order);
  };
  const ask = (code: string, orders: readonly OrderRow[]) => {
    setAsked({ code, orders });
    signal('notice');
  };
  const notFound = (code: string) =>
    nothing
      ? nothing(code)
      : refuse({
          title: t('orderScan.notFound'),
          code,
          what: t('orderScan.notFoundText', { warehouse: warehouse?.name ?? '' }),
          todo: t('orderScan.checkNumber'),
        });

  /** Something else of this warehouse, or of another, may bear the code. */
  const sayWhatItIs = async (code: string): Promise<void> => {
    const found = await lookUp(code);
    if (found.found === 'offline') return refuse(wrongCode.offline(code));
    if (found.found === 'elsewhere') return refuse(wrongCode.elsewhere(found));
    const todo = t('orderScan.checkNumber');
    if (found.found === 'package') return refuse({ title: t('orderScan.isParcel'), code, what: found.package.preId, todo });
    if (found.found === 'unit') return refuse({ title: t('orderScan.inNoOrder'), code, what: wrongCode.inState(found.unit), todo });
    if (found.known) return refuse({ title: t(`inbound.known.${found.known}`), code, todo });
    notFound(code);
  };

  /** It may be known and no work here: shipped, cancelled, under review. */
  const sayElse = async (code: string): Promise<void> => {
    const { data } = await callEndpoint(listOrders, { query: { wareId: warehouse?.id, text: code.trim(), size: 10 }, quiet: true });
    const known = meantOrders(code, data);
    if (known === 'none' || !('order' in known)) return await sayWhatItIs(code);
    const { oddNo, type, state, stage, outTime, carrier, logNo } = known.order;
    const gone = stage === 'out' && outTime !== null;
    refuse({
      title: gone ? t('orderScan.shipped') : t('orderScan.noWork'),
      code,
      what: gone
        ? [t('orderScan.shippedAt', { oddNo, time: formatTime(outTime) }), carrier, logNo].filter(Boolean).join(' · ')
        : `${oddNo}: ${words(orderStatus(type, state))}`,
      todo: t('orderScan.noWorkTodo'),
    });
  };

  /** A tote's label names its order as well as a number; part of a number does not. */
  const orInTote = async (code: string, meant: MeantOrders<OrderRow>): Promise<MeantOrders<OrderRow>> => {
    if (meant !== 'none' && !('perhaps' in meant)) return meant;
    const query = { wareId: warehouse?.id, stage: [...stages], tote: toteOf(code), size: MAX_CHOICES };
    const { data } = await callEndpoint(listOrders, { query, quiet: true });
    const [first, ...others] = data;
    if (!first) return meant;
    return others.length === 0 ? { order: first } : { perhaps: data };
  };

  const scan = async (code: string): Promise<void> => {
    clear();
    setAsked(undefined);
    try {
      const query = { wareId: warehouse?.id, stage: [...stages], text: code.trim(), size: 100 };
      const { data } = await callEndpoint(listOrders, { query, quiet: true });
      const meant = await orInTote(code, meantOrders(code, data));
      if (meant === 'none') return await sayElse(code);
      if ('order' in meant) return choose(meant.order);
      if ('perhaps' in meant) return ask(code, meant.perhaps);
      const [only, ...others] = meant.orders;
      if (openBatch) {
        signal('done');
        return openBatch(meant.batchNo);
      }
      return only && others.length === 0 ? choose(only) : ask(code, meant.orders);
    } catch (failure) {
      if (mayRetry(failure)) return refuse(wrongCode.offline(code));
      notFound(code);
    }
  };

  const question = asked && {
    code: asked.code,
    ask: (
      <>
        <Question
          title={t('orderScan.which')}
          text={t('orderScan.whichText', { code: asked.code })}
          choices={asked.orders.slice(0, MAX_CHOICES).map((order, at) => ({
            key: String(at + 1),
            label: order.oddNo,
            hint: [order.shopInfo.realname, order.batchNo, t('orderScan.items', { count: order.items })].filter(Boolean).join(' · '),
            run: () => choose(order),
          }))}
        />
        <FloorButton keys="Escape" onClick={() => setAsked(undefined)}>
          {t('orderScan.none')}
        </FloorButton>
      </>
    ),
  };
  return { scan, wrong, goOn, question };
};
