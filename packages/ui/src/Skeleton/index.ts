export { Skeleton, type SkeletonProps, type SkeletonShape } from './Skeleton.tsx';
export { skeletonShapes } from './variants.ts';
