import { lazy, type ComponentType } from 'react';
import type { ApplicationType } from '#contracts/item/request-types.ts';
import type { ApplicationProps } from './application-form.tsx';

/** The form of each type; none is loaded before it is opened. */
export const applicationForms = {
  3: lazy(() => import('./ship-with-label/ship-application.tsx')),
  4: lazy(() => import('./reship/reship-application.tsx')),
  5: lazy(() => import('./cash-out/cash-out-application.tsx')),
  7: lazy(() => import('./ownership-transfer/ownership-transfer-application.tsx')),
} satisfies Partial<Record<ApplicationType, ComponentType<ApplicationProps>>>;

export type FormType = keyof typeof applicationForms;

const formTypes = Object.keys(applicationForms).map(Number) as FormType[];

/** The type that an address names; ship with label where it names none. */
export const applicationTypeIn = (parameters: URLSearchParams): FormType =>
  formTypes.find((type) => String(type) === parameters.get('dealType')) ?? 3;
