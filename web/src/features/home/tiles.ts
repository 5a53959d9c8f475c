import bici from '../../assets/scenes/bici.svg'
import guitarra from '../../assets/scenes/guitarra.svg'
import laptop from '../../assets/scenes/laptop.svg'
import libros from '../../assets/scenes/libros.svg'
import moto from '../../assets/scenes/moto.svg'
import reparaciones from '../../assets/scenes/s1.svg'
import clases from '../../assets/scenes/s2.svg'
import belleza from '../../assets/scenes/s3.svg'
import transporte from '../../assets/scenes/s4.svg'
import fotografia from '../../assets/scenes/s5.svg'
import tortas from '../../assets/scenes/s6.svg'
import electricidad from '../../assets/scenes/s7.svg'
import mascotas from '../../assets/scenes/s8.svg'
import sofa from '../../assets/scenes/sofa.svg'
import telefono from '../../assets/scenes/tlf.svg'
import vestido from '../../assets/scenes/vestido.svg'

export interface Tile {
  /** Of the category tree; ids never change their meaning. */
  categoryId: string
  name: string
  picture: string
}

export const productTiles: Tile[] = [
  { categoryId: '4', name: 'Celulares', picture: telefono },
  { categoryId: '10', name: 'Computación', picture: laptop },
  { categoryId: '135', name: 'Vehículos', picture: moto },
  { categoryId: '2', name: 'Hogar', picture: sofa },
  { categoryId: '194', name: 'Deportes', picture: bici },
  { categoryId: '226', name: 'Música y arte', picture: guitarra },
  { categoryId: '155', name: 'Moda', picture: vestido },
  { categoryId: '250', name: 'Libros y útiles', picture: libros },
]

export const serviceTiles: Tile[] = [
  { categoryId: '84', name: 'Reparaciones del hogar', picture: reparaciones },
  { categoryId: '7', name: 'Clases', picture: clases },
  { categoryId: '101', name: 'Belleza y bienestar', picture: belleza },
  { categoryId: '98', name: 'Transporte', picture: transporte },
  { categoryId: '112', name: 'Fotografía y video', picture: fotografia },
  { categoryId: '116', name: 'Tortas y pasapalos', picture: tortas },
  { categoryId: '86', name: 'Electricidad', picture: electricidad },
  { categoryId: '128', name: 'Servicios para mascotas', picture: mascotas },
]
