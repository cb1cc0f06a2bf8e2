import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { WalletRecord } from '#contracts/wallet/wallet-queries.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { sourceLink } from './source-link.ts';

/** Opens what the money was for; an entry that has no page of its own stays where it is. */
export const useOpenSource = () => {
  const navigate = useNavigate();
  const place = useViewpoint();
  return useCallback(
    (record: WalletRecord): void => {
      const to = sourceLink(place, record);
      if (to !== undefined) void navigate(to);
    },
    [navigate, place],
  );
};
