/** A seller of the demo world. */
export interface ShopPlan {
  shopId: number;
  realname: string;
  /** Who signs in for it. */
  owner: string;
  ownerEnglishName: string;
  login: string;
  /** Share of the business: a few shops do most of it. */
  weight: number;
  knetCrossListing: boolean;
  touchPro: boolean;
  fulfilmentProgramme: boolean;
  /** Where its parcels go: shares of the warehouses, in their order. */
  warehouses: readonly number[];
}

type Place = 'east' | 'west' | 'china' | 'both';
const places: Record<Place, readonly number[]> = {
  east: [0.92, 0.08, 0],
  west: [0.12, 0.88, 0],
  both: [0.6, 0.4, 0],
  china: [0.18, 0.12, 0.7],
};

type Row = readonly [realname: string, owner: string, login: string, weight: number, place: Place];

const rows: readonly Row[] = [
  ['Shelfline Direct', 'Shelfline Direct', 'direct', 5, 'both'],
  ['Kicks & Co.', 'Kevin Castellano', 'kicks', 16, 'east'],
  ['Solemate LLC', 'Sofia Laurent', 'solemate', 11, 'east'],
  ['Vault 9', 'Victor Osei', 'vault9', 10, 'both'],
  ['Heatwave Resale', 'Yusuf Demir', 'heatwave', 9, 'east'],
  ['Yuki Trading', 'Yuki Tanabe', 'yuki', 8, 'east'],
  ['Northside Pairs', 'Nora Lindqvist', 'northside', 7, 'east'],
  ['潮仓 Chaocang', '陈昊', 'chaocang', 9, 'china'],
  ['Pacific Soles', 'Paul Nakamura', 'pacificsoles', 8, 'west'],
  ['Grail Garage', 'Gabe Moreno', 'grailgarage', 6, 'west'],
  ['鞋履研究所', '林若溪', 'xielv', 7, 'china'],
  ['Deadstock Depot', 'Dana Whitfield', 'deadstock', 5, 'both'],
  ['Boxfresh NYC', 'Imani Brooks', 'boxfresh', 5, 'east'],
  ['Lace Theory', 'Leo Marchetti', 'lacetheory', 4, 'east'],
  ['Sneakery West', 'Rosa Ibarra', 'sneakery', 5, 'west'],
  ['球鞋公社', '赵一鸣', 'qiuxie', 6, 'china'],
  ['Retro Row', 'Ruth Adeyemi', 'retrorow', 4, 'east'],
  ['Tongue & Cheek', 'Theo Clarke', 'tongueandcheek', 3, 'east'],
  ['Archive 23', 'Andre Baptiste', 'archive23', 4, 'both'],
  ['Gum Sole Club', 'Greta Vogel', 'gumsole', 3, 'east'],
  ['魔都盲盒铺', '沈嘉怡', 'mangheh', 5, 'china'],
  ['Sunset Kicks', 'Marisol Vega', 'sunsetkicks', 4, 'west'],
  ['Half Size Up', 'Hannah Weiss', 'halfsizeup', 2, 'east'],
  ['Court Vision', 'Chris Okoro', 'courtvision', 3, 'east'],
  ['Foam & Fleece', 'Fatima Zahra', 'foamfleece', 2, 'west'],
  ['Drop Date', 'Dmitri Volkov', 'dropdate', 3, 'both'],
  ['Eleven Eyelets', 'Elena Petrova', 'eyelets', 2, 'east'],
  ['小野球鞋', '吴思源', 'xiaoye', 3, 'china'],
  ['Midsole Market', 'Mateo Ruiz', 'midsole', 2, 'west'],
  ['Outlet Oxford', 'Owen Price', 'oxford', 2, 'east'],
  ['Pair Up', 'Priyanka Rao', 'pairup', 2, 'east'],
  ['Redline Resell', 'Ravi Menon', 'redline', 2, 'west'],
  ['Stitch Supply', 'Stella Koh', 'stitch', 2, 'both'],
  ['Terrace Wear', 'Tom Gallagher', 'terrace', 2, 'east'],
  ['Uptown Uppers', 'Uma Jackson', 'uptown', 1, 'east'],
  ['Vintage Volt', 'Vera Novak', 'vintagevolt', 1, 'west'],
  ['Waffle Press', 'Will Tanaka', 'wafflepress', 1, 'east'],
  ['九号仓', '何俊', 'jiuhao', 2, 'china'],
  ['Yard Sale Soles', 'Yara Haddad', 'yardsale', 1, 'west'],
  ['Zero Stock', 'Zane Mitchell', 'zerostock', 1, 'east'],
];

/** What shops are called in files of finance. */
export const uidOf = (shopId: number): string => `U${String(10_000 + shopId * 37)}`;

export const shopPlans: readonly ShopPlan[] = rows.map(([realname, owner, login, weight, place], i) => ({
  shopId: i + 1,
  realname,
  owner,
  ownerEnglishName: /^[\p{ASCII}]+$/u.test(owner) ? owner : login[0]!.toUpperCase() + login.slice(1),
  login,
  weight,
  // Most sell across platforms; the larger ones consign and take part in the fulfilment programme.
  knetCrossListing: i % 6 !== 5,
  touchPro: weight >= 3,
  fulfilmentProgramme: weight >= 5,
  warehouses: places[place],
}));
