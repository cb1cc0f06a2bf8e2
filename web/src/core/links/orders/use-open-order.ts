import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUser } from '#web/core/access/use-user.ts';
import { showError } from '#web/core/toasts/toasts.ts';
import { openedOrder, type LinkedRow } from './opened-order.ts';

/** How every list opens the detail of an order row (R2.147). */
export const useOpenOrder = (): ((row: LinkedRow) => void) => {
  const { t } = useTranslation();
  const { terminal } = useUser();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (row) => {
      const opened = openedOrder({ terminal, pathname }, row);
      if ('lacks' in opened) showError(t(opened.lacks));
      else if (opened.to !== undefined) void navigate(opened.to);
    },
    [navigate, pathname, t, terminal],
  );
};
