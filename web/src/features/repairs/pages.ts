import { Wrench } from 'lucide-react';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const repairPages = {
  repairs: {
    path: businessPaths.repairs,
    page: () => import('./list/repairs-page.tsx'),
    title: 'repairs.pages.repairs',
    inMenu: true,
    permission: ['business'],
    goKey: 'r',
  },
} satisfies Pages;

const office = () => import('./office/office-repair-page.tsx');

export const repairOfficePages = {
  reviews: {
    path: adminPaths.reviewRepair,
    page: () => import('./office/repair-reviews-page.tsx'),
    title: 'repairOffice.pages.reviews',
    areas: ['repairs', 'audit'],
    inMenu: true,
    permission: ['400'],
  },
  review: {
    path: adminPaths.reviewRepairDetail,
    page: office,
    title: 'repairOffice.pages.review',
    areas: ['audit', 'repairs'],
    permission: ['400'],
    under: adminPaths.reviewRepair,
    tabBy: ['repairNo'],
  },
  /** Of every seller, from the application to the inspection afterwards (R2.188). */
  repairs: {
    path: adminPaths.repairs,
    page: () => import('./office/all-repairs-page.tsx'),
    title: 'repairOffice.pages.repairs',
    areas: ['repairs', 'audit'],
    icon: Wrench,
    goKey: 'r',
    permission: ['400', '900'],
  },
  repair: {
    path: adminPaths.repairDetail,
    page: office,
    title: 'repairOffice.pages.repair',
    areas: ['audit', 'repairs'],
    permission: ['400', '900'],
    under: adminPaths.repairs,
    tabBy: ['repairNo'],
  },
} satisfies Pages;
