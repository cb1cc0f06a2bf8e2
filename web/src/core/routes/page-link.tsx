import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMayOpen } from './permitted-pages.ts';

interface Props {
  /** Without an address, or where the account may not go, the text stands alone (R2.160). */
  to: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export const PageLink = ({ to, className, children }: Props) => {
  const mayOpen = useMayOpen();
  return to !== undefined && mayOpen(to) ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );
};
