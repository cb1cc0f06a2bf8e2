import { darker, lighter } from '../art/colours.ts';
import { black, way, white, type Colourway } from './colourway.ts';

const cloth = (name: string, colour: string, print: string): Colourway =>
  way(name, colour, darker(colour, 0.06), print, { lining: darker(colour, 0.12), lace: lighter(colour, 0.14) });
const cotton = [
  cloth('Jet Black', '#1b1c1f', '#e9e7e1'),
  cloth('Heather Grey', '#b7babd', '#1b1c1f'),
  cloth('Oatmeal', '#dcd3c1', '#3b352b'),
  cloth('Cloud Dancer', '#efece4', '#2a2b2e'),
  cloth('Navy', '#24304c', '#e9e4d6'),
  cloth('Forest', '#23473a', '#e7e1cf'),
  cloth('Cardinal', '#8c2230', '#f0ebdf'),
  cloth('Stretch Limo', '#2d2e31', '#b5202a'),
  cloth('Seal', '#6a625a', '#ece5d8'),
  cloth('Light Pink', '#ecc8cf', '#a63a4c'),
  cloth('Royal', '#2850ae', '#f3f1ea'),
  cloth('Dark Khaki', '#7c6f4e', '#f0ead8'),
  cloth('Iron', '#7d848b', '#1c1d20'),
  cloth('White', '#f4f3f0', '#b5202a'),
];

const caps = [
  way('Navy', '#1f2b49', '#1f2b49', white),
  way('Black', black, black, white),
  way('Royal', '#2350b5', '#2350b5', white),
  way('Scarlet', '#b5202a', '#b5202a', white),
  way('Cream Green', '#ece5d2', '#1d5c3f', '#1d5c3f'),
  way('Stone', '#cfc6b4', '#cfc6b4', '#3b3a37'),
  way('Olive', '#5b6040', '#5b6040', '#e7e1cf'),
  way('Chrome Navy', '#efece4', '#1f2b49', '#1f2b49'),
  way('Brown Peach', '#5f4332', '#e9b08a', '#e9b08a'),
  way('Lavender', '#b8a6d3', '#7a63a4', '#f3eefb'),
  way('Graphite', '#54595e', '#3a3e42', '#c9ccd0'),
  way('Pink White', '#eab8c4', '#f6f5f2', '#f6f5f2'),
];

const skin = '#f3cdb1';
const toy = (name: string, suit: string, accent: string, feet = suit, faceColour = skin): Colourway =>
  way(name, feet, suit, accent, { lining: faceColour });
const toys = [
  toy('Coffee Time 咖啡时光', '#8a5f43', '#e0a07c', '#6f4a33'),
  toy('Sea Salt Coconut 海盐椰椰', '#a9d3de', '#f0897a', '#8fbfcc'),
  toy('Lychee Berry 荔枝莓果', '#e59aa9', '#d0566f', '#d98596'),
  toy('Green Grape 青提', '#a9c77a', '#e3b04b', '#93b363'),
  toy('Sesame Bean 芝麻豆豆', '#77797c', '#cf8f8f', '#606265'),
  toy('Toffee 太妃', '#b98a52', '#d86f4f', '#a17743'),
  toy('Soymilk 豆浆', '#efe6d5', '#d99a7e', '#e1d5bf'),
  toy('Midnight 午夜', '#2f3558', '#9a7bd0', '#262b48'),
  toy('Sakura 樱花', '#f4c6d1', '#e27794', '#eab2c0'),
  toy('Mint Choco 薄荷巧克力', '#a8dcc6', '#6b4a35', '#5e4130'),
  toy('Snow Field 雪原', '#f1f3f5', '#8fb4d6', '#dfe5ea'),
  toy('Sunset 落日', '#e98a4c', '#c5403c', '#d4753b'),
  toy('Moss 苔藓', '#66774d', '#d8b34a', '#56653f'),
  toy('Grape Soda 葡萄汽水', '#8667b0', '#e3b0d8', '#73569b'),
  toy('Ember 余烬', '#34302f', '#e0582f', '#272423'),
  toy('Cloud 云朵', '#dfe7f0', '#e99aa0', '#cbd6e3'),
];

const bears = [
  way('White Chrome', '#e9ecef', '#b9c1c8', '#8b949c'),
  way('Black Gold', black, black, '#c4a154'),
  way('Denim', '#3f5f8d', '#2f4a72', '#e9e2cf'),
  way('Checker', white, black, black),
  way('Red Stripe', white, '#b5202a', '#b5202a'),
  way('Forest Camo', '#6f7750', '#454c30', '#262a1a'),
  way('Ice Blue', '#b7d6e8', '#7fb0cf', '#ffffff'),
  way('Sunrise', '#f0c25a', '#e1743c', '#b8323b'),
  way('Cotton Candy', '#f2bcd0', '#a9cdea', '#ffffff'),
  way('Walnut', '#7a5235', '#5f3d26', '#d9b98c'),
];

export const otherColourways = { cotton, caps, toys, bears };
