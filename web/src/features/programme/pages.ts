import { Boxes } from 'lucide-react';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

const seller = { permission: ['business'], authorisation: 'fulfilmentProgramme' } as const;

/** Goods that a marketplace keeps and sells itself: sent to it, and followed there (R2.68). Only for those who take part (R6.35). */
export const programmePages = {
  list: {
    path: businessPaths.fulfilmentList,
    page: () => import('./list/shipments-page.tsx'),
    title: 'programme.pages.programme',
    icon: Boxes,
    goKey: 'b',
    ...seller,
  },
  ship: {
    path: businessPaths.fulfilmentShip,
    page: () => import('./ship/ship-page.tsx'),
    title: 'programme.pages.ship',
    under: businessPaths.fulfilmentList,
    ...seller,
  },
  detail: {
    path: businessPaths.fulfilmentDetail,
    page: () => import('./detail/shipment-page.tsx'),
    title: 'programme.pages.shipment',
    areas: ['programme', 'orders'],
    under: businessPaths.fulfilmentList,
    tabBy: ['shipmentNo'],
    ...seller,
  },
} satisfies Pages;

/** Its reviewers (R2.111). */
export const programmeReviewPages = {
  reviews: {
    path: adminPaths.reviewFulfilment,
    page: () => import('./review/shipment-reviews-page.tsx'),
    title: 'programme.pages.reviews',
    areas: ['programme', 'audit', 'orders'],
    inMenu: true,
    permission: ['400'],
  },
  review: {
    path: adminPaths.reviewFulfilmentDetail,
    page: () => import('./review/shipment-review-page.tsx'),
    title: 'programme.pages.review',
    areas: ['programme', 'audit', 'orders'],
    permission: ['400'],
    under: adminPaths.reviewFulfilment,
    tabBy: ['shipmentNo'],
  },
} satisfies Pages;
