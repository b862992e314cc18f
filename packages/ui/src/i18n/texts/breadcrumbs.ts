export const breadcrumbsTexts = {
  'breadcrumbs.label': 'Breadcrumb',
} as const;
