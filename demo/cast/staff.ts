import type { GrantSet } from './grants.ts';

export interface StaffPlan {
  name: string;
  englishName: string;
  login: string;
  grants: GrantSet;
  warehouseIds: readonly string[];
}

/** Twelve people on each floor, in the order of these duties. */
const duties: readonly GrantSet[] = [
  'floorLead',
  'picker',
  'picker',
  'picker',
  'picker',
  'packer',
  'packer',
  'receiver',
  'inspector',
  'shelver',
  'returnsClerk',
  'cobbler',
];

const crews: Record<string, readonly string[]> = {
  'EWR-1': [
    'Nadia Karim',
    'Maria Ruiz',
    'Dev Patel',
    'Jonas Thorne',
    'Sam Okafor',
    'Lena Ortiz',
    'Bea Holm',
    'Priya Nair',
    'Tomas Kral',
    'Ana Brito',
    'Felix Grant',
    'Ida Moreau',
  ],
  'LAX-2': [
    'Carlos Medina',
    'Kim Tran',
    'Ruben Flores',
    'Alyssa Chen',
    'Marcus Hill',
    'Gloria Soto',
    'Peter Lam',
    'Jade Wilson',
    'Omar Reyes',
    'Tina Park',
    'Luis Vega',
    'Nina Shah',
  ],
  'PVG-3': ['王建国', '李雪', '张伟', '刘洋', '陈静', '杨帆', '黄磊', '周敏', '吴昊', '徐丽', '孙鹏', '朱琳'],
};

const pinyin: Record<string, string> = {
  王建国: 'Wang Jianguo',
  李雪: 'Li Xue',
  张伟: 'Zhang Wei',
  刘洋: 'Liu Yang',
  陈静: 'Chen Jing',
  杨帆: 'Yang Fan',
  黄磊: 'Huang Lei',
  周敏: 'Zhou Min',
  吴昊: 'Wu Hao',
  徐丽: 'Xu Li',
  孙鹏: 'Sun Peng',
  朱琳: 'Zhu Lin',
};

const loginOf = (englishName: string): string => englishName.toLowerCase().replaceAll(' ', '.');

/** Twelve names, in the order of the duties. */
export const floorOf = (warehouseId: string, crew: readonly string[]): StaffPlan[] =>
  crew.map((name, i) => {
    const englishName = pinyin[name] ?? name;
    // Shanghai repairs nothing.
    const duty = warehouseId === 'PVG-3' && duties[i] === 'cobbler' ? 'visitor' : duties[i]!;
    return { name, englishName, login: loginOf(englishName), grants: duty, warehouseIds: [warehouseId] };
  });

export const floorPlans: readonly StaffPlan[] = Object.entries(crews).flatMap(([warehouseId, crew]) => floorOf(warehouseId, crew));

const office: readonly (readonly [name: string, grants: GrantSet])[] = [
  ['Omar Haddad', 'reviewer'],
  ['Claire Dubois', 'reviewer'],
  ['Henry Adler', 'reviewer'],
  ['Mei Lin', 'finance'],
  ['Jack Morrison', 'merchandise'],
  ['Ewa Nowak', 'operations'],
  ['Rob Sandoval', 'selfOperated'],
];

export const officePlans: readonly StaffPlan[] = office.map(([name, grants]) => ({
  name,
  englishName: name,
  login: loginOf(name),
  grants,
  warehouseIds: [],
}));
