import { lazy, type ComponentType } from 'react';
import type { ApplicationType } from '#contracts/item/request-types.ts';
import type { ApplicationProps } from './application-form.tsx';

/** The form of each type; none is loaded before it is opened. */
export const applicationForms = {
  3: lazy(() => import('./ship-with-label/ship-application.tsx')),
  4: lazy(() => import('./reship/reship-application.tsx')),
  5: lazy(() => import('./cash-out/cash-out-application.tsx')),
  6: lazy(() => import('./consignment/consignment-application.tsx')),
  7: lazy(() => import('./ownership-transfer/ownership-transfer-application.tsx')),
} satisfies Partial<Record<ApplicationType, ComponentType<ApplicationProps>>>;

export type FormType = keyof typeof applicationForms;

/** By the last part of their address; ship with label and reship share a page (R2.53–R2.56). */
const ownPages: Readonly<Record<string, FormType>> = { cashout: 5, occonsignment: 6, warehousetransfer: 7 };

/** The type that a page is for. */
export const applicationTypeAt = (pathname: string, parameters: URLSearchParams): FormType =>
  ownPages[pathname.toLowerCase().split('/').at(-1)!] ?? (parameters.get('dealType') === '4' ? 4 : 3);
