/** A country in which an address may lie; publications and accounts are accepted in enabled ones only. */
export type Country = { code: string; name: string; enabled: boolean; currency: string; states: string[] }

export const countries: Country[] = [
  {
    code: 'VE',
    name: 'Venezuela',
    enabled: true,
    currency: 'USD',
    states: [
      'Amazonas', 'Anzoátegui', 'Apure', 'Aragua', 'Barinas', 'Bolívar', 'Carabobo', 'Cojedes', 'Delta Amacuro', 'Distrito Capital',
      'Falcón', 'Guárico', 'La Guaira', 'Lara', 'Mérida', 'Miranda', 'Monagas', 'Nueva Esparta', 'Portuguesa', 'Sucre', 'Táchira',
      'Trujillo', 'Yaracuy', 'Zulia',
    ],
  },
  {
    code: 'CO',
    name: 'Colombia',
    enabled: false,
    currency: 'COP',
    states: [
      'Amazonas', 'Antioquia', 'Arauca', 'Atlántico', 'Bogotá', 'Bolívar', 'Boyacá', 'Caldas', 'Caquetá', 'Casanare', 'Cauca', 'Cesar',
      'Chocó', 'Córdoba', 'Cundinamarca', 'Guainía', 'Guaviare', 'Huila', 'La Guajira', 'Magdalena', 'Meta', 'Nariño',
      'Norte de Santander', 'Putumayo', 'Quindío', 'Risaralda', 'San Andrés y Providencia', 'Santander', 'Sucre', 'Tolima',
      'Valle del Cauca', 'Vaupés', 'Vichada',
    ],
  },
  {
    code: 'PE',
    name: 'Perú',
    enabled: false,
    currency: 'PEN',
    states: [
      'Amazonas', 'Áncash', 'Apurímac', 'Arequipa', 'Ayacucho', 'Cajamarca', 'Callao', 'Cusco', 'Huancavelica', 'Huánuco', 'Ica', 'Junín',
      'La Libertad', 'Lambayeque', 'Lima', 'Loreto', 'Madre de Dios', 'Moquegua', 'Pasco', 'Piura', 'Puno', 'San Martín', 'Tacna',
      'Tumbes', 'Ucayali',
    ],
  },
]

/** An unknown country counts in US dollars, as the product does everywhere for now. */
export const currencyByCountry = (code: string): string =>
  countries.find((country) => country.code === code.toUpperCase() && country.enabled)?.currency ?? 'USD'

/** Mobile prefixes that a Venezuelan number may have after +58. */
export const phonePrefixes = ['412', '414', '416', '424', '426'] as const
