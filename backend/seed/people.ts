/** Who lives in the demo town. People, addresses and numbers are made up. */
export type Person = {
  name: string;
  lastName: string;
  gender: "Masculino" | "Femenino";
  /** City and sector of the gazetteer. */
  home: [city: string, sector: string];
  /** Icon of the illustrated portrait; without it the app shows initials. */
  avatar?: string;
  verified?: boolean;
  premium?: boolean;
};

const man = (name: string, lastName: string, city: string, sector: string, more: Partial<Person> = {}): Person => ({
  name,
  lastName,
  gender: "Masculino",
  home: [city, sector],
  ...more,
});
const woman = (name: string, lastName: string, city: string, sector: string, more: Partial<Person> = {}): Person => ({
  name,
  lastName,
  gender: "Femenino",
  home: [city, sector],
  ...more,
});

const verified = true;
const premium = true;

/** In order of their ids: the first three are the accounts that documentation and recordings name. */
export const people: Person[] = [
  woman("Ana", "Pérez", "Caracas", "Plaza Venezuela", { avatar: "woman-medium", verified }),
  man("Luis", "Gómez", "Caracas", "Plaza Venezuela", { avatar: "man-beard-medium" }),
  man("Nuevo", "Usuario", "Caracas", "Centro"),
  woman("Andrea", "Rondón", "Chacao", "Altamira", { avatar: "woman-curly-hair-medium-light", verified }),
  man("José", "Mendoza", "Caracas", "El Paraíso", { avatar: "man-curly-hair-medium-dark", verified }),
  woman("Carmen", "Villalobos", "Caracas", "La Candelaria", { avatar: "old-woman-medium-light", verified }),
  man("Rafael", "Arévalo", "Sucre", "Los Dos Caminos", { avatar: "man-medium", verified, premium }),
  woman("Yuleisy", "Machado", "Caracas", "Catia", { avatar: "woman-medium-dark" }),
  man("Pedro", "Urdaneta", "Maracaibo", "Bella Vista", { avatar: "man-white-hair-medium-light", verified }),
  woman("Mariángel", "Colmenares", "Baruta", "Las Mercedes", { avatar: "woman-curly-hair-medium", verified }),
  man("Wilmer", "Chacón", "San Cristóbal", "Barrio Obrero", { avatar: "man-curly-hair-medium-light" }),
  woman("Daniela", "Briceño", "Mérida", "Milla", { verified }),
  man("Gustavo", "Lozada", "Valencia", "El Viñedo", { avatar: "man-bald-medium", verified }),
  woman("Beatriz", "Salcedo", "Caracas", "La Florida", { avatar: "woman-white-hair-medium" }),
  man("Kelvin", "Bastidas", "Barquisimeto", "Centro", { avatar: "man-dark" }),
  woman("Oriana", "Fuentes", "Chacao", "Los Palos Grandes", { avatar: "woman-red-hair-medium-light", verified }),
  man("Argenis", "Parra", "Caracas", "El Valle"),
  woman("Génesis", "Tovar", "Caracas", "Caricuao", { avatar: "woman-curly-hair-medium-dark" }),
  man("Tomás", "Boscán", "Maracaibo", "La Lago", { verified }),
  woman("Milagros", "Núñez", "Valencia", "Prebo", { avatar: "woman-medium", verified }),
  man("Jesús", "Marcano", "Porlamar", "Centro", { avatar: "man-beard-medium" }),
  woman("Rosángela", "Ibarra", "Maracay", "Las Delicias", { verified }),
  man("Freddy", "Guédez", "Barquisimeto", "Este", { avatar: "man-white-hair-medium-light", verified }),
  woman("Valentina", "Sosa", "Caracas", "Los Chaguaramos", { avatar: "woman-curly-hair-medium-light" }),
  man("Édgar", "Zambrano", "San Cristóbal", "Pueblo Nuevo"),
  woman("Nohemí", "Alcalá", "Cumaná", "Centro", { avatar: "woman-dark" }),
  man("Alejandro", "Rivas", "Baruta", "El Cafetal", { avatar: "man-medium", verified, premium }),
  woman("Isabel", "Montilla", "Mérida", "Las Américas", { avatar: "woman-curly-hair-medium", verified }),
  man("Ramón", "Quintero", "Guatire", "Centro"),
  woman("Leidy", "Carrillo", "Guarenas", "Centro", { avatar: "woman-medium-dark" }),
  man("Simón", "Ascanio", "Caracas", "San Bernardino", { avatar: "old-man-medium", verified }),
  woman("Patricia", "Anzola", "Cabudare", "La Piedad", { verified }),
  man("Miguel", "Figuera", "Lechería", "Centro", { avatar: "man-medium-dark" }),
  woman("Yajaira", "Lunar", "Puerto La Cruz", "Centro"),
  man("Carlos", "Troconis", "Caracas", "Bello Monte", { avatar: "man-curly-hair-medium-dark", verified }),
  woman("Lorena", "Paredes", "Ejido", "Centro", { avatar: "woman-medium" }),
  man("Enderson", "Pirela", "Maracaibo", "Los Olivos", { avatar: "man-medium" }),
  woman("Gabriela", "Uzcátegui", "Caracas", "Montalbán", { verified }),
  man("Franklin", "Osuna", "Ciudad Guayana", "Puerto Ordaz", { avatar: "man-dark", verified }),
  woman("Dayana", "Rengifo", "Ciudad Guayana", "Alta Vista", { avatar: "woman-curly-hair-medium-dark" }),
  man("Víctor", "Salazar", "Maturín", "Tipuro"),
  woman("Alicia", "Moreno", "Naguanagua", "La Granja", { avatar: "woman-white-hair-medium", verified }),
  man("Jhonny", "Escalona", "Barquisimeto", "Oeste", { avatar: "man-bald-medium" }),
  woman("Verónica", "Delgado", "Sucre", "El Marqués", { avatar: "woman-red-hair-medium-light" }),
  man("Samuel", "Bracho", "San Francisco", "Centro"),
  woman("Karina", "Lugo", "Punto Fijo", "Centro", { avatar: "woman-medium", verified }),
  man("Orlando", "Peña", "La Guaira", "Catia La Mar", { avatar: "man-medium-dark" }),
  woman("Thaís", "Caraballo", "Porlamar", "Centro", { verified }),
  man("Henry", "Contreras", "El Hatillo", "La Lagunita", { avatar: "man-curly-hair-medium-light", verified }),
  woman("Mireya", "Duarte", "Los Teques", "Centro", { avatar: "old-woman-medium-light" }),
  man("Leonardo", "Materano", "Valera", "Centro"),
  woman("Josefina", "Camacho", "San Antonio de los Altos", "Centro", { verified }),
  man("Ricardo", "Acosta", "San Diego", "Los Jarales", { avatar: "man-beard-medium", verified }),
  woman("Stefany", "Matos", "Caracas", "Sabana Grande", { avatar: "woman-dark" }),
  man("Alexis", "Graterol", "Acarigua", "Centro", { avatar: "man-medium" }),
  woman("Marisol", "Torrealba", "Barquisimeto", "Fundalara", { avatar: "woman-curly-hair-medium-light", verified }),
  man("Domingo", "Linares", "Barinas", "Alto Barinas"),
  woman("Fabiola", "Nava", "Maracaibo", "Tierra Negra", { avatar: "woman-curly-hair-medium", verified, premium }),
  man("Ignacio", "Betancourt", "Caracas", "Santa Mónica", { avatar: "man-curly-hair-medium-light" }),
  woman("Rebeca", "Oropeza", "Maracay", "El Limón", { avatar: "woman-medium-dark" }),
  man("Manuel", "Cedeño", "Barcelona", "Centro", { verified }),
  woman("Luisana", "Varela", "Sucre", "La California", { avatar: "woman-medium", verified }),
  man("Daniel", "Hernández", "Caracas", "El Recreo", { avatar: "man-curly-hair-medium-dark" }),
  woman("Eugenia", "Toro", "Baruta", "Prados del Este", { verified }),
];
