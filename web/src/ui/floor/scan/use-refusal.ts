import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOneId, isOneId } from '#contracts/item/one-id.ts';
import type { PageOutbox } from '#web/api/outbox/page-outbox.ts';
import type { WaitingCall } from '#web/api/outbox/waiting-call.ts';
import type { LastScanned } from '../page/last-scan.tsx';
import { signal } from './signals.ts';
import type { Wrong } from './wrong-scan.tsx';

export interface Refusal {
  wrong: Wrong;
  call: WaitingCall;
  /** Puts it away. */
  next(): void;
}

interface Options {
  title: string;
  /** By the server's reason, where one is better said otherwise. */
  titles?: Readonly<Record<string, string>>;
  /** What was said of the scan when it was made no longer holds. */
  takeBack(last: Omit<LastScanned, 'at'>): void;
}

/** What the server would not take, as a wrong scan with the server's words. */
export const useRefusal = ({ refused, dismiss }: PageOutbox, { title: usual, titles = {}, takeBack }: Options): Refusal | undefined => {
  const { t } = useTranslation();
  const id = refused?.id;
  const code = refused ? codeOf(refused) : '';
  const title = titles[refused?.refusal?.error ?? ''] ?? usual;
  const tell = useEffectEvent(() => {
    takeBack({ tone: 'refused', title, code });
    signal('wrong');
  });
  useEffect(() => {
    if (id !== undefined) tell();
  }, [id]);
  if (!refused) return undefined;
  return { wrong: { title, code, todo: refused.refusal?.message || t('app.unknownError') }, call: refused, next: () => dismiss(refused.id) };
};

const codeOf = ({ body: { oneId, oneIds, sku } }: WaitingCall): string => {
  const [first] = Array.isArray(oneIds) ? oneIds : [oneId];
  return typeof first === 'string' && isOneId(first) ? formatOneId(first) : String(first ?? sku ?? '');
};
