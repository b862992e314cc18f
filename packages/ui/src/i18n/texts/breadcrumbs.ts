/** The English texts of this part of the kit. */
export const breadcrumbsTexts = {
  'breadcrumbs.label': 'Breadcrumb',
} as const;
