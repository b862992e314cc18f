export { Banner, type BannerProps, type BannerTone } from './Banner.tsx';
export { bannerTones } from './variants.ts';
