import { useLocation } from 'react-router-dom';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { queryClient } from '#web/api/query-client.ts';
import { readOptions } from '#web/api/use-read.ts';

/** Reads what of the own wallet can be spent at this moment, in cents, before something is paid; undefined where it cannot be read: the server decides in any case. */
export const useReadBalance = (): (() => Promise<number | undefined>) => {
  const { pathname } = useLocation();
  return () =>
    queryClient.fetchQuery({ ...readOptions(getWallet, {}, pathname, { quiet: true }), staleTime: 0 }).then(
      ({ availableCents }) => availableCents,
      () => undefined,
    );
};
