import { useLocation } from 'react-router-dom';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { queryClient } from '#web/api/query-client.ts';
import { readOptions } from '#web/api/use-read.ts';
import type { Spendable } from './spendable.ts';

/** Reads what of the own wallet can be spent at this moment, before something is paid; undefined where it cannot be read: the server decides in any case. */
export const useReadSpendable = (): (() => Promise<Spendable | undefined>) => {
  const { pathname } = useLocation();
  return () => queryClient.fetchQuery({ ...readOptions(getWallet, {}, pathname, { quiet: true }), staleTime: 0 }).catch(() => undefined);
};
