import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { showError } from '../notices/notices.ts';
import { orderDetail, type LinkedOrder } from './order-detail.ts';

type Row = Omit<LinkedOrder, 'oddNo'> & { oddNo: string | null | undefined };

/** How every list opens the detail of an order row (R2.147). A row without its number says so, and nothing opens (R2.156, R2.157). */
export const useOpenOrder = (): ((row: Row) => void) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    ({ oddNo, type, ...row }) => {
      if (oddNo) void navigate(orderDetail(pathname, { ...row, type, oddNo }));
      else showError(t(type === 6 || type === 11 ? 'orders.consignmentNumberError' : 'orders.orderNumberError'));
    },
    [navigate, pathname, t],
  );
};
